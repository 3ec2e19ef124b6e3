import { createRenderWidget, type RenderWidget } from '../../src/testing/render-step'
import milano from '../milano'

/** The package's `tavola/testing`: the kit, with the default theme for tests that name none. */
export * from '../../src/testing'
export const renderWidget: RenderWidget = createRenderWidget(milano)
