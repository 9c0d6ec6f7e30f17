import { useEffect, useMemo, useState } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { listMembersToPrint } from '../../../../shared/print/printed-characters.ts';
import type { PictureTheme } from '../../../../shared/print/shop/team-picture.ts';
import type { PrintJob } from '../../../../shared/print-job/print-job.ts';
import { formatList } from '../../../../shared/texts/lists.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useGameCharacters } from '../../../games/game-items.ts';
import { renderPng } from '../../../pictures/svg-to-png.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { useOwnTemplates } from '../../../store/templates/use-templates.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getEventContext, useTeamMode } from '../../teams/mode/team-mode.ts';
import { createPrintJob } from '../print-subject.ts';
import { Printer } from '../printer.ts';

interface DrawnPicture {
  readonly file: Blob;
  /** A blob: URL. */
  readonly href: string;
}

interface TeamPictureState {
  /** Undefined while the picture is being drawn. */
  readonly picture?: DrawnPicture | undefined;
  readonly failure?: string | undefined;
}

/** A state with the theme and the language that it belongs to. */
interface TimedState extends TeamPictureState {
  readonly theme: PictureTheme;
  readonly translate: Translate;
}

/** The number of unknown members that the message names. */
const MAX_NAMED = 3;

/** Explains why a picture of the team can't be drawn: a member is unknown, or it has none. Returns undefined if it can. */
function explainObstacle(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  team: Team,
  { groups, characters }: PrintJob,
): string | undefined {
  const { printed, unknownIds } = listMembersToPrint(gameCatalog, team, characters, groups[0]?.eventPack);
  if (unknownIds.length > 0)
    return translate('teamPicture.unknownMembers', {
      n: unknownIds.length,
      names: formatList(translate.language, unknownIds.slice(0, MAX_NAMED).map(shortenName)),
      others: Math.max(0, unknownIds.length - MAX_NAMED),
    });
  return printed.length === 0 ? translate('teamPicture.noMembers') : undefined;
}

/** Draws the picture of a team as it was when the dialog was opened, again for each theme and language. */
export function useTeamPicture(team: Team, theme: PictureTheme): TeamPictureState {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const characters = useGameCharacters(gameCatalog.getGame(team));
  const factions = useDocuments('factions');
  const templates = useOwnTemplates();
  const eventContext = getEventContext(useTeamMode(team));
  const [state, setState] = useState<TimedState>();
  // Later changes of the library do not draw an open picture again.
  const [firstTeam] = useState(team);
  const [firstJob] = useState(() =>
    createPrintJob(translate, gameCatalog, { kind: 'team', team, ...eventContext }, characters, factions, templates),
  );
  const job = useMemo(
    () => ({ ...firstJob, language: translate.language, unnamed: translate('editing.unnamed') }),
    [firstJob, translate],
  );
  const obstacle = useMemo(
    () => explainObstacle(translate, gameCatalog, firstTeam, job),
    [translate, gameCatalog, firstTeam, job],
  );
  useEffect(() => {
    if (obstacle !== undefined) return;
    let href: string | undefined;
    let isStale = false;
    const fail = (reason: string) => {
      if (!isStale) setState({ theme, translate, failure: translate('teamPicture.failed', { reason }) });
    };
    const printer = new Printer(translate, job, '', {
      onChecked: () => undefined,
      onDeck: () => undefined,
      onSheet: () => undefined,
      onSidesDrawn: () => undefined,
      onProgress: () => undefined,
      onRequestFailed: fail,
      onWorkerLost: fail,
    });
    const draw = async () => {
      const teamPicture = await printer.drawTeamPicture(theme);
      if (teamPicture === undefined || isStale) return;
      const file = await renderPng(teamPicture, teamPicture.dpi);
      if (isStale) return;
      if (file === undefined) return fail(translate('printImages.tooLarge'));
      href = URL.createObjectURL(file);
      setState({ theme, translate, picture: { file, href } });
    };
    runInBackground(
      'Drawing the picture of a team',
      draw().catch((error: unknown) => fail(explainFailure(translate, error))),
    );
    return () => {
      isStale = true;
      printer.close();
      if (href !== undefined) URL.revokeObjectURL(href);
    };
  }, [job, obstacle, theme, translate]);
  if (obstacle !== undefined) return { failure: obstacle };
  return state?.theme === theme && state.translate === translate ? state : {};
}
