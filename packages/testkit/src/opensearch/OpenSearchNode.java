import java.util.Arrays;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node in a JVM of its own: the folder, then settings as key=value. Ends with its standard input, so with whoever started it. */
public class OpenSearchNode {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.setMaxHttpPort(-1);
    runner.onBuild((number, settings) -> {
      for (String setting : Arrays.asList(args).subList(1, args.length)) {
        String[] parts = setting.split("=", 2);
        if (parts[1].contains(",")) settings.putList(parts[0], parts[1].split(","));
        else settings.put(parts[0], parts[1]);
      }
    });
    runner.build(OpenSearchRunner.newConfigs().basePath(args[0]).numOfNode(1));
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
