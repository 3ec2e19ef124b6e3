import type { Place } from './distance'

/**
 * The town that a diner's text means, if we know it. The text may be a post code ("SW1A 1AA", "T12"), or a town followed
 * by anything ("Galway, Ireland", "Dublin 2"). The first letters of a town are enough ("manch").
 */
export function findTown(text: string): Town | undefined {
  return byPostCode(text) ?? byName(fold(text))
}

const longestFirst = (a: string, b: string) => b.length - a.length

function byPostCode(text: string): Town | undefined {
  const code = text.replace(/\s/g, '').toUpperCase()
  const listed = [...townByCode.keys()].sort(longestFirst)
  // A British area must be followed by a digit: otherwise "M" or "BA" may be the start of a town's name.
  const area = listed.find(
    (each) => code.startsWith(each) && (/\d/.test(each) || /^\d/.test(code.slice(each.length))),
  )
  return area === undefined ? undefined : townByCode.get(area)
}

function byName(text: string): Town | undefined {
  const names = [...townByName.keys()].sort(longestFirst)
  const name =
    names.find((each) => `${text} `.startsWith(`${each} `)) ??
    names.find((each) => text.length >= FEWEST_LETTERS && each.startsWith(text))
  return name === undefined ? undefined : townByName.get(name)
}

/** With fewer letters, too many towns would match. */
const FEWEST_LETTERS = 3

/**
 * Normalizes a text for searches: lower case, no accents or apostrophes, one space between words. "Dún Laoghaire" and
 * "dun  laoghaire" become equal, and so do "King's Cross" and "kings cross".
 * The result has only letters, digits and spaces, so it contains no wildcard of LIKE (`%`, `_`, `\`).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’%_\\]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The folded words of a text; none if it has only blanks and punctuation. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** A town that diners may search for, with or without a restaurant. */
export interface Town extends Place {
  readonly name: string
  readonly country: string
  /** Irish routing keys ("T12") and British areas ("BS"), in capitals. */
  readonly postCodes: readonly string[]
}

const town =
  (country: string) =>
  (name: string, latitude: number, longitude: number, postCodes = '') => ({
    name,
    country,
    latitude,
    longitude,
    postCodes: postCodes.split(' ').filter(Boolean),
  })

const ireland = town('Ireland')
const northernIreland = town('Northern Ireland')
const england = town('England')
const scotland = town('Scotland')
const wales = town('Wales')

export const towns: readonly Town[] = [
  ireland('Dublin', 53.3498, -6.2603, 'D01 D02 D03 D04 D05 D06 D6W D07 D08 D09 D10 D11 D12 D15 D17 D20 D22'),
  ireland('Dundrum', 53.2906, -6.2457, 'D14 D16'),
  ireland('Sandyford', 53.2773, -6.2172, 'D18'),
  ireland('Dún Laoghaire', 53.2945, -6.1336, 'A94 A96'),
  ireland('Bray', 53.2028, -6.0983, 'A98'),
  ireland('Howth', 53.3874, -6.0654, 'D13'),
  ireland('Swords', 53.4597, -6.2181, 'K67'),
  ireland('Drogheda', 53.7179, -6.3561, 'A92'),
  ireland('Dundalk', 54.0037, -6.4167, 'A91'),
  ireland('Naas', 53.2158, -6.6669, 'W91'),
  ireland('Athlone', 53.4239, -7.9407, 'N37'),
  ireland('Kilkenny', 52.6541, -7.2448, 'R95'),
  ireland('Wexford', 52.3369, -6.4633, 'Y35'),
  ireland('Waterford', 52.2593, -7.1101, 'X91'),
  ireland('Cork', 51.8985, -8.4756, 'T12 T23'),
  ireland('Kinsale', 51.7059, -8.5222, 'P17'),
  ireland('Killarney', 52.0599, -9.5044, 'V93'),
  ireland('Tralee', 52.2713, -9.6999, 'V92'),
  ireland('Limerick', 52.6638, -8.6267, 'V94'),
  ireland('Ennis', 52.8463, -8.9807, 'V95'),
  ireland('Galway', 53.2707, -9.0568, 'H91'),
  ireland('Sligo', 54.2766, -8.4761, 'F91'),
  ireland('Letterkenny', 54.9558, -7.7342, 'F92'),
  northernIreland('Belfast', 54.5973, -5.9301, 'BT'),
  northernIreland('Lisburn', 54.5162, -6.058),
  northernIreland('Derry', 54.9966, -7.3086),
  england('London', 51.5074, -0.1278, 'E EC N NW SE SW W WC'),
  england('Croydon', 51.3762, -0.0982, 'CR'),
  england('Kingston upon Thames', 51.4123, -0.3007, 'KT'),
  england('Reading', 51.4543, -0.9781, 'RG'),
  england('Oxford', 51.752, -1.2577, 'OX'),
  england('Cambridge', 52.2053, 0.1218, 'CB'),
  england('Brighton', 50.8225, -0.1372, 'BN'),
  england('Southampton', 50.9097, -1.4044, 'SO'),
  england('Bristol', 51.4545, -2.5879, 'BS'),
  england('Bath', 51.3811, -2.359, 'BA'),
  england('Exeter', 50.7184, -3.5339, 'EX'),
  england('Birmingham', 52.4862, -1.8904, 'B'),
  england('Nottingham', 52.9548, -1.1581, 'NG'),
  england('Sheffield', 53.3811, -1.4701, 'S'),
  england('Leeds', 53.8008, -1.5491, 'LS'),
  england('York', 53.96, -1.0873, 'YO'),
  england('Manchester', 53.4808, -2.2426, 'M'),
  england('Stockport', 53.4106, -2.1575, 'SK'),
  england('Liverpool', 53.4084, -2.9916, 'L'),
  england('Newcastle upon Tyne', 54.9783, -1.6178, 'NE'),
  scotland('Edinburgh', 55.9533, -3.1883, 'EH'),
  scotland('Glasgow', 55.8642, -4.2518, 'G'),
  scotland('Dundee', 56.462, -2.9707, 'DD'),
  scotland('Aberdeen', 57.1497, -2.0943, 'AB'),
  wales('Cardiff', 51.4816, -3.1791, 'CF'),
  wales('Newport', 51.5842, -2.9977, 'NP'),
  wales('Swansea', 51.6214, -3.9436, 'SA'),
]

const townByName = new Map(towns.map((town) => [fold(town.name), town]))
const townByCode = new Map(towns.flatMap((town) => town.postCodes.map((code) => [code, town] as const)))
