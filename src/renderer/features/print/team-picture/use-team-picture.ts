import { useEffect, useState } from 'react';
import type { Team } from '../../../../shared/document/schema.ts';
import type { PictureTheme } from '../../../../shared/print/shop/team-picture.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useGameCharacters } from '../../../games/game-items.ts';
import { renderPng } from '../../../pictures/svg-to-png.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { useOwnTemplates } from '../../../store/templates/use-templates.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getEventContext, useTeamMode } from '../../teams/mode/team-mode.ts';
import { createPrintJob } from '../print-subject.ts';
import { Printer } from '../printer.ts';

interface DrawnPicture {
  readonly theme: PictureTheme;
  readonly file: Blob;
  /** A blob: URL. */
  readonly href: string;
}

interface TeamPictureState {
  /** Undefined while the picture is being drawn. */
  readonly picture?: DrawnPicture | undefined;
  readonly failure?: string | undefined;
}

/** Draws the picture of a team as it was when the dialog was opened, again for each theme. */
export function useTeamPicture(team: Team, theme: PictureTheme): TeamPictureState {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const characters = useGameCharacters(gameCatalog.getGame(team));
  const factions = useDocuments('factions');
  const templates = useOwnTemplates();
  const eventContext = getEventContext(useTeamMode(team));
  const [state, setState] = useState<TeamPictureState>({});
  // Later changes of the library do not draw an open picture again.
  const [job] = useState(() =>
    createPrintJob(translate, { kind: 'team', team, ...eventContext }, characters, factions, templates),
  );
  useEffect(() => {
    let href: string | undefined;
    let isStale = false;
    const fail = (reason: string) => {
      if (!isStale) setState({ failure: translate('teamPicture.failed', { reason }) });
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
      setState({ picture: { theme, file, href } });
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
  }, [job, theme, translate]);
  return state.picture !== undefined && state.picture.theme !== theme ? {} : state;
}
