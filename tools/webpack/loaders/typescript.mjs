import { neededPackage } from '../build-errors.js'

/** By file and text: the builds of one process are made of the same sources. */
const compiled = new Map()

/** TypeScript and JSX become JavaScript; types are checked by themselves, with `tsc --noEmit`. */
export default async function compile(source) {
  const done = this.async()
  const key = `${this.resourcePath} ${source}`
  try {
    if (!compiled.has(key)) compiled.set(key, await transpile(source, this))
    const { text, map } = compiled.get(key)
    done(null, text, map)
  } catch (error) {
    done(error)
  }
}

async function transpile(source, { resourcePath, sourceMap }) {
  const { default: ts } = await neededPackage(
    'typescript',
    `${resourcePath} is TypeScript or JSX, which "typescript" compiles`,
    () => import('typescript'),
  )
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: resourcePath,
    compilerOptions: {
      target: ts.ScriptTarget.ES2021,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      isolatedModules: true,
      sourceMap,
    },
  })
  if (!sourceMapText) return { text: outputText }
  const map = { ...JSON.parse(sourceMapText), sources: [resourcePath], sourcesContent: [source] }
  return { text: outputText.replace(/\/\/# sourceMappingURL=.*\s*$/, ''), map }
}
