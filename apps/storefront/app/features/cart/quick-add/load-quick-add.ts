/** In one file with the editor of a line, whose pickers it uses: another entry would split what every page loads. */
export const loadQuickAdd = async () => (await import('../editor/line-editor.tsx')).QuickAdd
