import { h, render } from 'preact'

render(h('button', null, 'Book a table'), document.querySelector('#root'))
