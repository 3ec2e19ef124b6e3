/** The queries of package.json, the one place that says which browsers are supported: "firefox >= 98". */
export declare const browserslist: readonly string[]
/** The oldest version of each, as Lightning CSS takes it. */
export declare const cssTargets: Readonly<Record<string, number>>
