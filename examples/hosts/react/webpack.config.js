import { fileURLToPath } from 'node:url'

/** As any app's: Tavola needs no setting here. */
export default {
  mode: 'production',
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: './src/main.tsx',
  output: { path: fileURLToPath(new URL('dist', import.meta.url)), publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader' }] },
}
