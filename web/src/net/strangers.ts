// Games that other packages brought to the house: the page was built without them, and asks for what it needs.

async function ask(game: string, what: string): Promise<Response> {
  const answer = await fetch(`/api/games/${game}/${what}`)
  if (!answer.ok) throw new Error(`no ${what} of ${game}`)
  return answer
}

export const strangersText = async (game: string, what: 'words' | 'rulebook', language: string): Promise<string> =>
  (await ask(game, `${what}/${language}`)).text()

/** The module that draws it, where its package brings one. */
export const strangersBoard = (game: string): Promise<unknown> =>
  import(/* @vite-ignore */ `/api/games/${game}/board/board.js`)

export const strangersSchemas = async (game: string): Promise<unknown> => (await ask(game, 'schemas')).json()
