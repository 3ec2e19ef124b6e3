import type { Fault } from './run'

export const faultsOfKernel: readonly Fault[] = [
  {
    file: 'src/kernel/snapshot/read-snapshot.ts',
    what: 'After a reload, an invalid value of another script is shown as a booking with an unknown outcome.',
    from: 'withFields({ content: isText, answered: isFlag, values: texts, telephone: orNull(isText) })',
    to: '() => true',
    near: 'plugins/keep',
  },
  {
    file: 'src/kernel/snapshot/snapshots.ts',
    what: 'After a reload a popup opens on its own, although nothing was sent.',
    from: 'if (opened && wasSent)',
    to: 'if (opened)',
    near: 'plugins/keep',
  },
  {
    file: 'src/kernel/state/facts.ts',
    what: 'After a change of the children the diner still sees the times of the smaller party.',
    from: "children: ['time', 'sessions'],",
    to: "children: ['time'],",
  },
  {
    file: 'src/kernel/submission/post.ts',
    what: 'A booking answered with 408 is called refused, although it may have gone through.',
    from: ' && status !== 408',
    to: '',
  },
  {
    file: 'src/kernel/submission/intentions.ts',
    what: 'After a refusal the next press sends the old idempotency key, so the server repeats its refusal.',
    from: 'inStorage((items) => items.removeItem(name))',
    to: 'void name',
  },
  {
    file: 'src/kernel/registry/guard.ts',
    what: "A plugin's effect still runs after the widget was destroyed.",
    from: 'else ends.add(end)',
    to: '',
  },
  {
    file: 'src/kernel/steps/navigation.ts',
    what: 'Back throws away what the diner has typed since the earlier step.',
    from: '{ ...entry.selection, customer: facts.customer }',
    to: 'entry.selection',
  },
  {
    file: 'src/kernel/state/choices.ts',
    what: 'A slot is confirmed although the diner has chosen another one while the plugins got ready.',
    from: 'if (!isWanted()) return\n',
    to: '',
  },
  {
    file: 'src/kernel/state/prefill.ts',
    what: 'Adults and children who just fit at the largest table are sent away as a group.',
    from: 'sum > largestParty',
    to: 'sum >= largestParty',
  },
  {
    file: 'src/kernel/registry/problems.ts',
    what: 'A diner can go on although the validator of an essential plugin has thrown.',
    from: "plugin.essential ? catalogue.text('widget.invalid') : null",
    to: 'null',
  },
  {
    file: 'src/kernel/texts.ts',
    what: 'The summary of a party with one child counts people, and says neither adults nor children.',
    from: 'children === 0',
    to: 'children <= 1',
  },
  {
    file: 'src/kernel/steps/tasks.ts',
    what: 'The old error stays on the screen when the diner presses Continue again.',
    from: 'banner.dismiss()\n      isAdvancing',
    to: 'isAdvancing',
    near: 'plugins/start',
  },
  {
    file: 'src/kernel/emit.ts',
    what: "An event passes on a text that doesn't look like its field, such as an e-mail address.",
    from: ' && pattern.test(String(value))',
    to: '',
  },
]
