import json, { type JSONSchema } from 'vscode-json-languageservice'

const service = json.getLanguageService({})
service.configure({ validate: true })

/** What an editor says is wrong with a value, by its JSON Schema. */
export async function problemsBy(schema: object, value: unknown): Promise<string[]> {
  const document = json.TextDocument.create('file:///value.json', 'json', 1, JSON.stringify(value))
  const parsed = service.parseJSONDocument(document)
  const problems = await service.doValidation(document, parsed, undefined, schema as JSONSchema)
  return problems.map(({ message }) => (typeof message === 'string' ? message : message.value))
}
