export declare const entries: Readonly<Record<string, string>>
export declare const sources: readonly string[]
export declare const parts: readonly string[]
export declare function moduleOf(source: string): string
export declare function isPack(file: string): boolean
export declare const dataFiles: {
  readonly './brand.schema.json': string
  readonly './events.v1.json': string
  readonly './messages.json': string
  readonly './openapi.yaml': string
}
