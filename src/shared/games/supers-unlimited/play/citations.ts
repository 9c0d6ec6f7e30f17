/** Maps the facts of the order of play to chapters and headings of the rulebook, never to pages (E?3f). */
import type { Cite } from '../../../rules/finding.ts';
import { citeHeading, citeTool } from '../cites.ts';

/** The numbers in `facts` are separated by spaces. */
const HEADINGS: readonly (readonly [chapter: number, heading: string, facts: string])[] = [
  [1, 'Rerolls', 'E-12'],
  [2, 'Check Endgame', 'E-43 E?38 E?68'],
  [2, 'Choose Character', 'E-44 E?31'],
  [2, 'Upkeep', 'E-46'],
  [2, 'Recovery', 'E-47 E-48'],
  [2, 'Activation', 'E-50'],
  [3, 'Actions', 'E-52 E-53 E-54'],
  [3, 'Using Reactions', 'E-55'],
  [3, 'Actions and Reactions', 'E-57 E-58 E-59 E-60 E-61 E-63 E-64 E-65 E-67 E?33 E?34 E?35'],
  [4, 'Movement', 'E-69'],
  [4, 'Altitude Tokens', 'E-70'],
  [4, 'Movement Type', 'E-71'],
  [4, 'Sprint', 'E-71a'],
  [4, 'Teleport', 'E-71f'],
  [4, 'Winged Flight', 'E-71h'],
  [4, 'Climb High', 'E-72'],
  [4, 'Movement if Stunned', 'E-73'],
  [4, 'Combat with Altitude Tokens', 'E-74 E?14'],
  [5, 'Make Attack Roll', 'E-75'],
  [5, 'Resolve Effects', 'E-78'],
  [5, 'Attack Types', 'E-79'],
  [5, 'Throw', 'E-83'],
  [5, 'Combat Bonuses', 'E-94'],
  [6, 'Control (X)', 'E-102'],
  [6, 'Effects', 'E-107 E-109 E-110 E-111 E-117'],
  [7, 'Gimmicks (Optional)', 'E-119 E-121 E-121a'],
  [8, 'Inanimate', 'E-123'],
  [8, 'Building Volume', 'E-125'],
  [8, 'Buildings & Movement', 'E-126'],
  [9, 'Game Setup', 'E-131'],
  [9, 'Terrain Roll (Optional)', 'E-132'],
  [9, 'Deployment, Zones & Markers', 'E-135'],
  [9, 'Battle of Wits', 'E-136'],
  [9, 'Objectives', 'E-137'],
  [9, 'Claiming & Contesting', 'E-138'],
  [9, 'Scenario Descriptions', 'E-139'],
  [9, 'Super Quest', 'E-139b'],
  [9, 'Subplots (optional)', 'E-140 E-143'],
  [9, 'Plasma X', 'E-144'],
];

const CITATION_BY_FACT: ReadonlyMap<string, Cite> = new Map(
  HEADINGS.flatMap(([chapter, heading, facts]) =>
    facts.split(' ').map((fact) => [fact, citeHeading(chapter, heading)(fact)] as const),
  ),
);

export const CITED_FACTS: readonly string[] = [...CITATION_BY_FACT.keys()];

/** Returns the citation of the fact that a refusal names. */
export const getCitation = (fact: string): Cite => CITATION_BY_FACT.get(fact) ?? citeTool('Order of play', fact);
