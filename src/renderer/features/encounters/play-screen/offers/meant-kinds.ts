/** The kinds of events that the button of the next step asks the players to choose between; undefined if it asks for no choice. */
export type MeantKinds = ReadonlySet<string> | undefined;
