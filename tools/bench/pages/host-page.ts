import { page } from '../../../test/browser/kit/pages'

/** A chain's page, in which the widget stands at the top: the pages differ in what is asked for alone. */
export const hostPage = (head: string, body: string): string => page({ head, body })
