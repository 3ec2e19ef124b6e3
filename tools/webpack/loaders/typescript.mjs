import { neededPackage } from '../build-errors.js'

/** By file and text: the builds of one process are made of the same sources. */
const compiled = new Map()

/** TypeScript and JSX become JavaScript; types are checked by themselves, with `tsc --noEmit`. */
export default async function compile(source) {
  const key = `${this.resourcePath} ${source}`
  const there = compiled.get(key)
  if (there !== undefined) return there
  const { default: ts } = await neededPackage(
    'typescript',
    `${this.resourcePath} is TypeScript or JSX, which "typescript" compiles`,
    () => import('typescript'),
  )
  const { outputText } = ts.transpileModule(source, {
    fileName: this.resourcePath,
    compilerOptions: {
      target: ts.ScriptTarget.ES2021,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      isolatedModules: true,
    },
  })
  compiled.set(key, outputText)
  return outputText
}
