import * as v from 'valibot'

/*
 * The kinds of value that a variable may have. Each message ends the sentence "PORT must be …".
 */

export const text = v.string()

export const wholeNumber = (from: number, to: number) => {
  const message = `a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.check((number) => number >= from && number <= to, message),
  )
}

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')}`)

export const yesOrNo = v.pipe(
  oneOf(['true', 'false']),
  v.transform((word) => word === 'true'),
)

const isAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Without a slash at the end. */
export const address = v.pipe(
  v.string(),
  v.check(isAddress, 'an address that begins with http:// or https://'),
  v.transform((each) => each.replace(/\/+$/, '')),
)

const listOf = <Item>(schema: v.GenericSchema<string, Item>) =>
  v.pipe(
    v.string(),
    v.transform((items) =>
      items
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
    v.array(schema),
  )

const isOrigin = (origin: string) => isAddress(origin) && new URL(origin).origin === origin.toLowerCase()

export const origins = v.union(
  [
    v.literal('*'),
    listOf(
      v.pipe(
        v.string(),
        v.check(isOrigin),
        v.transform((origin) => origin.toLowerCase()),
      ),
    ),
  ],
  '* or a list of origins such as https://www.example.com, with commas between them and no path',
)

export const hostNames = listOf(
  v.pipe(
    v.string(),
    v.transform((name) => name.toLowerCase()),
    v.regex(/^[\w.-]+$/, 'a list of host names such as www.example.com, with commas between them'),
  ),
)

export const postgresAddress = v.pipe(
  v.string(),
  v.check(
    (url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol),
    'an address that begins with postgres://',
  ),
)
