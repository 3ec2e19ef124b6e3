import { defineConfig } from 'astro/config'
import { lightAliases } from 'tavola/light'

export default defineConfig({
  site: 'https://www.example.com',
  server: { port: Number(process.env.PORT ?? 4321) },
  // The widget on Preact. Leave it out if your pages use React.
  vite: { resolve: { alias: lightAliases } },
})
