/** Event types that can name a turning point of a finished table, the most important first. */
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
