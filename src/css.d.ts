/** A style sheet comes as its text and is taken into the shadow root (webpack.config.js, test/kit/css-hook.mjs). */
declare module '*.css' {
  const css: string
  export default css
}
