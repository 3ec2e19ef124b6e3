/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'tools for the diner’s own assistant (WebMCP), which fill in the widget and never send it; not in `milano`; see [Agents](../agents.md)'
