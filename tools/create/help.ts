import { aboutKinds, kinds } from './kinds'

/** What `create-tavola-plugin --help` prints. */
export const help = `create-tavola-plugin <name> [flags]

Makes a project with a plugin or a brand for Tavola, its test, a page to try it on, and its build.
In a project that has "tavola" already, it makes the plugin's folder alone.

  <name>             in small letters, such as afternoon-tea
${kinds.map((kind) => `  --${kind.padEnd(17)}${aboutKinds[kind].what}${kind === 'journey' ? ' (the default)' : ''}`).join('\n')}
  --into <folder>    the folder for the files (./<name>); it must be new or empty
  --tavola <path>    Tavola's package, where it shall not come from npm's registry: tavola-0.1.0.tgz
  --help             this text

Without a name it asks. Exit code: 0, or 2 where something makes no sense.
`
