import { neededPackage } from './needed-package.js'

/** TypeScript and JSX become JavaScript; types are checked by themselves, with `tsc --noEmit`. */
export default async function compile(source) {
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
  return outputText
}
