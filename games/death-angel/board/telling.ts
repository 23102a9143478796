/** What a turning of the finished table is named by: the kinds of events that a player would tell of, the most telling first. */
export const telling: readonly string[] = [
  'marine-slain',
  'team-eliminated',
  'marine-rescued',
  'artefact-taken',
  'travelled',
  'genestealer-slain',
  'swarm-attacks',
  'defence-held',
  'attacked',
  'event-drawn',
  'location-ability',
  'action-begun',
]
