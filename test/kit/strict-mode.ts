import * as React from 'react'

/** With React's development build, at night and where a file of tests runs alone, StrictMode runs each first effect twice. */
export const runsTwice = 'act' in React
