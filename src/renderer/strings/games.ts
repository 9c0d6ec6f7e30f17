/** What the window says about the games. */
export const GAME = {
  label: 'Game',
  all: 'All games',
  show: (name: string) => `Game: ${name}`,
  noTeams: (game: string) => `${game} has no teams`,
  noTeamsText: 'Its characters are printed and played without one. Teams of other games are in your library as before.',
  teamsOf: (game: string) => `Teams of ${game}`,
  /** Behind what an import says. */
  others: (n: number, game: string) => (n === 1 ? `One of them is of ${game}.` : `${n} of them are of ${game}.`),
};
