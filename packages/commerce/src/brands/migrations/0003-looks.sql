-- How a brand looks: a dozen decisions, and what does not follow from them by rule. Without one it looks plain.
alter table brand add column look jsonb check (jsonb_typeof(look) = 'object');

-- These two had theirs in the source until now.
update brand set look = former.look
from (values
  ('vonk', '{
    "ground": "#fff7ea",
    "ink": "#191b45",
    "accent": "#ff6b42",
    "second": "#ffc845",
    "sale": "#b93a12",
    "radius": 1.25,
    "border": 0,
    "headingFace": "fredoka",
    "textFace": "figtree",
    "headingCase": "none",
    "density": "airy",
    "pictureRatio": [
      563,
      688
    ],
    "mail": {
      "logo": "vonk",
      "lineByNight": "#3a3c6b"
    },
    "overrides": {
      "colour-ground-soft": "#fbecd6",
      "colour-ink-soft": "#4b4d74",
      "colour-line": "#e6d6bd",
      "colour-on-hero-soft": "#4b4d74",
      "colour-on-invert-soft": "#c9c8de",
      "colour-tint-1": "#ffd9c9",
      "colour-tint-2": "#cbe7f8",
      "colour-tint-3": "#ffe6a6",
      "colour-tint-4": "#c8ecdb",
      "colour-star": "#c07a00",
      "colour-card-line": "#e6d6bd",
      "colour-sea": "#d8eaf3",
      "colour-hover": "#fbecd6",
      "colour-skeleton": "#f4e4cb",
      "colour-disabled": "#ece2d2",
      "colour-on-disabled": "#636079",
      "colour-field-line": "#8a7f86",
      "colour-success-soft": "#d3f0e0",
      "colour-info-soft": "#d6ebf9",
      "colour-warning-soft": "#ffecbf",
      "colour-danger-soft": "#fde1dc",
      "colour-on-danger": "#fffdf9"
    },
    "saleOverrides": {
      "colour-ground-soft": "#ffe3d6",
      "colour-header-veil": "rgb(255 247 234 / 0)",
      "colour-tint-2": "#ffe6a6",
      "colour-tint-3": "#ffd9c9",
      "colour-tint-4": "#ffe6a6"
    }
  }'::jsonb),
  ('razz', '{
    "ground": "#ffffff",
    "ink": "#0b0b0c",
    "accent": "#ff2e93",
    "second": "#c6ff00",
    "sale": "#c4005f",
    "radius": 0,
    "border": 3,
    "headingFace": "big-shoulders",
    "textFace": "figtree",
    "headingCase": "uppercase",
    "density": "dense",
    "pictureRatio": [
      563,
      688
    ],
    "mail": {
      "logo": "RAZZ"
    },
    "overrides": {
      "colour-ground-soft": "#ffffff",
      "colour-ink-soft": "#46464c",
      "colour-hero": "#0b0b0c",
      "colour-button": "#c6ff00",
      "colour-on-hero": "#ffffff",
      "colour-on-hero-soft": "#d3d3d8",
      "colour-on-invert-soft": "#c4c4ca",
      "colour-scrim": "rgb(11 11 12 / 0.6)",
      "colour-header-veil": "rgb(11 11 12 / 0.82)",
      "colour-picture-veil": "rgb(255 255 255 / 0.86)",
      "colour-picture-shade": "rgb(11 11 12 / 0.78)",
      "colour-card-veil": "rgb(255 255 255 / 0.94)",
      "colour-swatch-edge": "rgb(11 11 12 / 0.35)",
      "colour-ribbon": "#ff2e93",
      "colour-on-ribbon": "#0b0b0c",
      "colour-tint-1": "#ffffff",
      "colour-tint-2": "#c6ff00",
      "colour-tint-3": "#ffffff",
      "colour-tint-4": "#ff7fbd",
      "colour-menu-highlight": "#ff7fbd",
      "colour-logo-spark": "#c6ff00",
      "colour-message-mark": "#c6ff00",
      "colour-star": "#0b0b0c",
      "colour-sea": "#d3d3d8",
      "colour-on-button": "#0b0b0c",
      "colour-button-by-night": "#c6ff00",
      "colour-hover": "#ededf0",
      "colour-skeleton": "#e0e0e4",
      "colour-disabled": "#e0e0e4",
      "colour-on-disabled": "#5c5c63",
      "colour-success": "#0a6130",
      "colour-success-soft": "#dcffd0",
      "colour-info": "#1a3fd6",
      "colour-info-soft": "#e2e8ff",
      "colour-warning": "#714a00",
      "colour-warning-soft": "#fff0b8",
      "colour-danger": "#c2002d",
      "colour-danger-soft": "#ffdfe6"
    },
    "saleOverrides": {
      "colour-hero": "#c6ff00",
      "colour-on-button": "#c6ff00",
      "colour-header-veil": "rgb(198 255 0 / 0.82)",
      "colour-tint-2": "#ff7fbd",
      "colour-tint-4": "#c6ff00",
      "colour-logo-spark": "#ff2e93",
      "colour-message-mark": "#ff2e93"
    }
  }'::jsonb)
) as former (code, look)
where brand.code = former.code;
