import { page, type HostPage } from '../kit/pages'

/** A page with a widget for each of the brands: the first stands in "#brand-0". */
export const pageOf =
  (brands: readonly object[]): HostPage =>
  (api) =>
    page({
      body: `${brands.map((_, index) => `<section id="brand-${index}"></section>`).join('')}
        <script src="/tavola.js"></script>
        <script>
          for (const [index, brand] of ${JSON.stringify(brands)}.entries())
            Tavola.init({ baseUrl: '${api}', container: document.querySelector('#brand-' + index), preload: 'now', brand })
        </script>`,
    })
