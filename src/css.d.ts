/** The file of a font in base64 (webpack.config.js). */
declare module '*.woff2' {
  const base64: string
  export default base64
}

/** A style sheet is imported as text and added to the shadow root (webpack.config.js, test/kit/mocha/css-hook.mjs). */
declare module '*.css' {
  const css: string
  export default css
}
