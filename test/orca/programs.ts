import { enginePrograms } from '../browser/kit/engines/engine'
import { type Program } from '../browser/kit/programs'

/** What the journeys with Orca start. No other test needs it. */
export const programs = {
  orca: { title: 'Orca', names: ['orca'], variable: 'ORCA_PATH', debian: 'orca' },
  bus: {
    title: 'dbus-daemon',
    names: ['dbus-daemon'],
    variable: 'DBUS_DAEMON_PATH',
    debian: 'dbus-daemon',
  },
  accessibility: {
    title: "AT-SPI's bus",
    names: ['at-spi-bus-launcher'],
    places: ['/usr/libexec/at-spi-bus-launcher'],
    variable: 'AT_SPI_BUS_PATH',
    debian: 'at-spi2-core',
  },
  screen: { title: 'Xvfb', names: ['Xvfb'], variable: 'XVFB_PATH', debian: 'xvfb' },
  keyboard: { title: 'xdotool', names: ['xdotool'], variable: 'XDOTOOL_PATH', debian: 'xdotool' },
  firefox: enginePrograms.firefox[0]!,
} satisfies Readonly<Record<string, Program>>
