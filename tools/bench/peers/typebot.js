import Typebot from '@typebot.io/js/web'

Typebot.initStandard({ typebot: 'trattoria', apiHost: 'https://typebot.example' })
