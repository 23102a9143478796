import type { Answer, OptionsQuestion, Question, TimeLimit } from '@orrery/kernel'

/** The options that do least, in order of preference. */
const LEAST = ['pass', 'done', 'no', 'decline', 'no-return', 'no-trap', 'plain', 'keep', 'end']

/** CG-OPT-5: when a decision takes too long: pass, decline, or the first legal compulsory choice; three in a row give up. */
export const timeLimit: TimeLimit = {
  setting: 'decisionTime',
  timeouts: 3,
  least(question: Question): Answer {
    if (question.kind === 'multi-select') return { options: question.options.slice(0, question.least).map(({ id }) => id) }
    const { options } = question as OptionsQuestion
    const id = LEAST.find((least) => options.some((option) => option.id === least)) ?? options[0]?.id ?? ''
    return { option: id }
  },
}
