/** What a screen is to the frame around it, and what a kind of documents brings to the window. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, FunctionComponent } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { type LazyComponent, lazyComponent } from '../components/lazy/lazy-component.tsx';
import type { Library } from '../store/library.ts';
import type { TableName } from '../store/rows.ts';
import type { Route, ScreenName } from './router.ts';

/** The props of a screen are the parts of its address, without its name. */
type PropsOf<Name extends ScreenName> = Omit<Extract<Route, { screen: Name }>, 'screen'>;

export interface Screen<Name extends ScreenName = ScreenName> {
  /** Returns its name for the title of the window. */
  title(translate: Translate): string;
  readonly component: FunctionComponent<PropsOf<Name>> & Partial<Pick<LazyComponent<PropsOf<Name>>, 'fetch'>>;
  /** The table whose documents it shows one of. */
  readonly table?: TableName;
  /** The screen whose entry in the rail is marked while this one is shown. */
  readonly within?: ScreenName;
  /** Whether undo and redo there concern whole documents. A document on a screen of its own has an undo of its own. */
  readonly undoesOperations?: true;
  /** The commands that go there; the first has the place in the rail. */
  readonly entries?: readonly ScreenEntry[];
  /** A game without this has no such screen. Absent = every game has it. */
  isOffered?(game: Game): boolean;
}

/** A command that goes to a screen, and its place in the Go menu. */
export interface ScreenEntry {
  readonly id: string;
  readonly route: Route;
  label(translate: Translate): string;
  menuLabel(translate: Translate): string;
  readonly shortcut?: string;
  /** Its place in the rail, among the sections or, with `isTool`, among the buttons at the foot. Absent = it has none. */
  readonly rail?: { label(translate: Translate): string; readonly icon: LucideIcon; readonly isTool?: true };
}

/** What a kind of documents brings to the window. */
export interface KindFeature {
  /** Its screens, by the names that the kind gives them in its `pages`. */
  readonly screens: { readonly [Name in ScreenName]?: Screen<Name> };
  /** How a document is made. Absent = nobody asks for one. */
  readonly create?: Creation;
  /** The list that shows the documents of one game: another game is chosen there without leaving it. */
  readonly gameList?: ScreenName;
}

/** The command that makes a document of a kind, and its place in the New menu. */
export interface Creation {
  readonly id: string;
  label(translate: Translate): string;
  menuLabel(translate: Translate): string;
  make(translate: Translate, library: Library, game: Game): Promise<void>;
  /** The screens where the keys for something new make one. */
  readonly screens: readonly ScreenName[];
  /** Absent = in every game. */
  isOffered?(game: Game): boolean;
}

/** A screen whose code is loaded on its first use. */
export const lazyScreen = <P extends object>(
  load: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<ComponentType<P>>,
): LazyComponent<P> => lazyComponent(load, { isScreen: true });
