/** Where `sessionStorage` keeps the id of this browser session (specification section 6). The loader has it too. */
export const sessionKey = 'tavola.session'
