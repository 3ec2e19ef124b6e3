import { useKernel } from './context'
import { PluginPart } from './plugin-part'

/** A place in a step where other plugins insert UI of their own, in the brand's order. */
export function Place({ name }: { readonly name: string }) {
  const { applying } = useKernel()
  return applying.value.flatMap((plugin) =>
    (plugin.inserts ?? [])
      .filter((insert) => insert.at === name)
      .map((insert, index) => (
        <PluginPart
          key={`${plugin.id} ${index}`}
          plugin={plugin}
          place={`insert at "${name}"`}
          load={insert.load}
        />
      )),
  )
}
