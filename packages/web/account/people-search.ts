import type { SiteReply } from '@orrery/protocol/people'
import { useEffect, useState } from 'preact/hooks'
import { problemLine } from './Form.tsx'
import { askSite } from './site.ts'

/** People are looked for this long after the last key press, in milliseconds. */
const RESTS = 250

/** The people of the site, or those whose name contains `like`, which the server looks for; and why it could not. */
export function useFoundPeople(site: SiteReply, like: string) {
  const [found, setFound] = useState<SiteReply['people'] | null>(null)
  const [wrong, setWrong] = useState('')
  const wanted = like.trim()
  useEffect(() => {
    setWrong('')
    if (wanted === '') return setFound(null)
    let over = false
    const timer = setTimeout(async () => {
      try {
        const { people } = await askSite('people', { like: wanted })
        if (!over) setFound(people)
      } catch (error) {
        if (!over) setWrong(problemLine(error))
      }
    }, RESTS)
    return () => {
      over = true
      clearTimeout(timer)
    }
    // What is done to somebody changes the list, too.
  }, [wanted, site])
  return { people: found ?? site.people, wrong }
}
