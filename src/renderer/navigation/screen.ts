/** Declares what the window's frame needs to know of a screen, and what a kind of documents adds to the window. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, FunctionComponent } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { createLazyComponent, type LazyComponent } from '../components/lazy/lazy-component.tsx';
import type { Library } from '../store/library.ts';
import type { TableName } from '../store/rows.ts';
import type { Route, ScreenName } from './router.ts';

/** The props of a screen are the parts of its address, without its name. */
type ScreenProps<Name extends ScreenName> = Omit<Extract<Route, { screen: Name }>, 'screen'>;

export interface Screen<Name extends ScreenName = ScreenName> {
  /** Returns the name of the screen for the title of the window. */
  title(translate: Translate): string;
  readonly component: FunctionComponent<ScreenProps<Name>> & Partial<Pick<LazyComponent<ScreenProps<Name>>, 'preload'>>;
  /** The table of the document that the screen shows. */
  readonly table?: TableName;
  /** The screen whose entry in the rail is marked while this one is shown. */
  readonly parentScreen?: ScreenName;
  /** Set if undo and redo on this screen apply to operations on whole documents. The screen of a single document has its own undo. */
  readonly undoesOperations?: true;
  /** The commands that go to the screen. The first one appears in the rail. */
  readonly entries?: readonly ScreenEntry[];
  /** Whether a game has this screen. Absent if every game has it. */
  isOffered?(game: Game): boolean;
}

/** A command that goes to a screen, and its place in the Go menu. */
export interface ScreenEntry {
  readonly id: string;
  readonly route: Route;
  label(translate: Translate): string;
  menuLabel(translate: Translate): string;
  readonly shortcut?: string;
  /** The entry in the rail, among the sections or, with `isTool`, among the buttons at the bottom. Absent if there is none. */
  readonly rail?: { label(translate: Translate): string; readonly icon: LucideIcon; readonly isTool?: true };
}

/** A kind of documents as part of the window. */
export interface KindFeature {
  /** The screens, by the names in the `pages` of the kind. */
  readonly screens: { readonly [Name in ScreenName]?: Screen<Name> };
  /** The command that creates a document. Absent if the user can't create one directly. */
  readonly creation?: Creation;
  /** The list of the documents of one game. The user can choose another game there without leaving the list. */
  readonly gameList?: ScreenName;
}

/** The command that creates a document of a kind, and its entry in the New menu. */
export interface Creation {
  readonly id: string;
  label(translate: Translate): string;
  menuLabel(translate: Translate): string;
  createDocument(translate: Translate, library: Library, game: Game): Promise<void>;
  /** The screens on which the shortcut for a new document creates one of this kind. */
  readonly screens: readonly ScreenName[];
  /** Whether the command is offered for a game. Absent if it is offered for every game. */
  isOffered?(game: Game): boolean;
}

/** A screen whose code is loaded on its first use. */
export const createLazyScreen = <Props extends object>(
  load: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<ComponentType<Props>>,
): LazyComponent<Props> => createLazyComponent(load, { isScreen: true });
