/** Preact in React's place, as resolve aliases of webpack or Vite. */
export declare const lightAliases: Readonly<Record<string, string>>
