export declare const dataFiles: {
  readonly './brand.schema.json': string
  readonly './events.v1.json': string
  readonly './messages.json': string
  readonly './openapi.yaml': string
}
export declare function writeData(folder: string): Promise<void>
