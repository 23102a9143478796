import '../../../../packages/web/look/tokens.css'
import '../../../../packages/web/look/fonts.css'
import '../../../../packages/web/look/base.css'
import '../css/art.css'
import './workshop.css'
import { render } from 'preact'
import { Sprite } from '../art/Sprite.tsx'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('workshop')
if (root)
  render(
    <>
      <Sprite />
      <Gallery />
    </>,
    root,
  )
