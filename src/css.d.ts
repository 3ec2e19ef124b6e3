/** A style sheet is imported as text and added to the shadow root (webpack.config.js, test/kit/css-hook.mjs). */
declare module '*.css' {
  const css: string
  export default css
}
