import { Cover, type CoverProps } from '../../../ui/drawings/cover.tsx';
import { Drawing, type DrawingProps } from '../../../ui/drawings/drawing.tsx';

/** A tidy fridge: leftovers above, raw food on a tray below, greens in the drawer, a note of what to eat first. */
export function ArticleCover(props: CoverProps) {
  return (
    <Cover {...props}>
      <path fill="#cf4328" d="M0 0h800v500H0z" />
      <path fill="#b13419" d="M0 462h800v38H0z" />
      {/* body */}
      <path fill="#e8dcc0" d="M224 20h372v480H224z" />
      <path fill="#fbf4e6" d="M214 34q0-20 20-20h350q20 0 20 20v466H214z" />
      <path fill="#e9efdb" d="M238 42h342v458H238z" />
      <path fill="#d5dfc6" d="M238 42h18v458h-18zM256 42h324v12H256z" />
      <path fill="#fffdf4" d="M380 54h80l-10 12h-60z" />
      {/* shelves */}
      <path fill="#a9c2ae" d="M244 167h336v10H244zM244 281h336v10H244zM244 385h336v10H244z" />
      <CookedFood />
      <EggsAndMilk />
      <RawFood />
      <Greens />
      <Door />
      <Wall />
    </Cover>
  );
}

/** Leftovers, the box to eat first, tofu. */
function CookedFood() {
  return (
    <>
      <path fill="#fffaf0" d="M266 116h134v40q0 9-9 9H275q-9 0-9-9z" />
      <path fill="#f3e7d0" d="M266 140c20-12 40-6 60-10v35h-51q-9 0-9-9z" />
      <g fill="#b8361c">
        <path d="M322 134q14-12 24 0v31h-24zM350 130q14-12 22 0v35h-22z" />
        <path d="M376 136q12-10 20 0v24q-1 5-6 5h-14z" />
      </g>
      <g fill="#e2703f">
        <path d="M322 140q14-12 24 0v-5q-10-12-24 0zM350 136q14-12 22 0v-6q-8-12-22 0z" />
      </g>
      <path fill="#2f6a48" d="M260 104h146v14H260z" />
      {/* eat-me-first box */}
      <path fill="#fffaf0" d="M424 100h94v56q0 9-9 9h-76q-9 0-9-9z" />
      <path fill="#f0b541" d="M424 128c18-10 30 4 48-2s30-6 46 0v30q0 9-9 9h-76q-9 0-9-9z" />
      <path fill="#c8341d" d="M418 88h106v14H418z" />
      <path fill="#f8d77f" d="M446 118h50v34h-50z" />
      <path fill="none" stroke="#2b1912" strokeWidth="4" strokeLinecap="round" d="M458 134c4 8 22 8 26 0" />
      {/* tofu */}
      <path fill="#fff" d="M536 126h36v39h-36z" />
      <path fill="#e4ddca" d="M560 126h12v39h-12z" />
      <path fill="#fffdf6" d="M536 120h36v8h-36z" />
    </>
  );
}

/** Eggs, milk, yoghurt. */
function EggsAndMilk() {
  return (
    <>
      <g fill="#e3b27a">
        <ellipse cx="276" cy="250" rx="17" ry="21" />
        <ellipse cx="312" cy="250" rx="17" ry="21" />
        <ellipse cx="348" cy="250" rx="17" ry="21" />
      </g>
      <g fill="#f3d3a5">
        <ellipse cx="294" cy="254" rx="17" ry="21" />
        <ellipse cx="330" cy="254" rx="17" ry="21" />
        <ellipse cx="366" cy="254" rx="17" ry="21" />
      </g>
      <path fill="#8c9a86" d="M256 256q9 10 18 0t18 0 18 0 18 0 18 0 18 0 18 0 12 0v23H256z" />
      {/* milk */}
      <path fill="#fffaf0" d="M414 206h54v73h-54z" />
      <path fill="#e2d8c4" d="M468 206h14v73h-14z" />
      <path fill="#fffaf0" d="M414 206l10-24h34l10 24z" />
      <path fill="#d6cab2" d="M468 206l-10-24 14 6 10 18z" />
      <path fill="#e9e0cc" d="M422 176h38v8h-38z" />
      <path fill="#2f6a48" d="M414 228h54v28h-54z" />
      <path fill="#24533a" d="M468 228h14v28h-14z" />
      <circle cx="441" cy="242" r="9" fill="#fffaf0" />
      {/* yoghurt */}
      <path fill="#fffaf0" d="M504 240h34l-4 39h-26zM544 246h30l-4 33h-22z" />
      <path fill="#f2a6a0" d="M505 252h32l-2 15h-28z" />
      <path fill="#f8d77f" d="M545 256h28l-1 12h-25z" />
      <path fill="#cfc5ae" d="M501 234h40v7h-40zM541 240h36v7h-36z" />
    </>
  );
}

/** Meat and fish, on a tray with sides. */
function RawFood() {
  return (
    <>
      <path fill="#9c2a1c" d="M290 352c0-24 44-36 72-24 20 8 22 28 2 34-24 8-74 10-74-10z" />
      <path fill="#d86a55" d="M296 346c4-18 40-24 60-16 14 6 14 18 0 22-20 6-64 8-60-6z" />
      <path
        fill="none"
        stroke="#f7d9c9"
        strokeWidth="4"
        strokeLinecap="round"
        d="M308 342c14-8 30 6 44-4M330 352c8-4 14-2 20-4"
      />
      <path fill="#9fb1b5" d="M398 348c26-30 84-28 110-6l30-18c4 14 2 30 0 40l-30-12c-28 18-84 20-110-4z" />
      <path fill="#d7e0df" d="M402 350c30 6 70 10 104-2-28 16-78 20-104 2z" />
      <circle cx="420" cy="342" r="4.5" fill="#2b1912" />
      <path fill="none" stroke="#7d9195" strokeWidth="3" d="M438 332q10 14 0 28" />
      <path fill="#c2bdad" d="M272 360h286l-10 23H282z" />
      <path fill="#e2decf" d="M266 354h298v8H266z" />
    </>
  );
}

/** Choy sum and pak choi in the drawer. */
function Greens() {
  return (
    <>
      <g>
        <path fill="#3f7a3a" d="M272 440c-10-26 18-44 36-30 14-20 44-6 38 18l-14 40h-44z" />
        <path fill="#5f9a45" d="M330 436c-6-28 26-40 40-20 18-16 44 4 32 28l-18 28h-42z" />
        <path fill="#f3f1da" d="M420 480c-12-20-6-40 0-56h30c10 18 10 40 2 56z" />
        <path fill="#4f8a3f" d="M404 430c-14-24 10-38 22-28 8-18 34-14 34 4 18-4 24 20 8 30z" />
        <path fill="#3f7a3a" d="M480 442c-8-28 22-42 36-26 18-14 44 4 34 30l-12 26h-48z" />
        <g fill="#f8d24f">
          <circle cx="302" cy="408" r="6" />
          <circle cx="312" cy="402" r="5" />
          <circle cx="520" cy="412" r="6" />
          <circle cx="530" cy="420" r="5" />
        </g>
        <path
          fill="none"
          stroke="#a8cf86"
          strokeWidth="4"
          strokeLinecap="round"
          d="M306 424l10 46M366 430l4 40M436 440v36M514 430l2 40"
        />
      </g>
      <path fill="#cfe3c9" fillOpacity=".72" d="M248 424h326v76H248z" />
      <path fill="#eef6e8" d="M248 418h326v10H248z" />
      <path fill="#8fb094" d="M380 438h62v9h-62z" />
    </>
  );
}

/** Sauces, jam and drinks. */
function Door() {
  return (
    <>
      <path fill="#e3d6b8" d="M604 14l160-14h14v500H604z" />
      <path fill="#fbf4e6" d="M604 26l152-18v492H604z" />
      <path fill="#e4ecd6" d="M616 50l126-14v464H616z" />
      {/* door bottles */}
      <g>
        <path fill="#3b1d12" d="M636 92h26v64h-26zM642 66h14v26h-14z" />
        <path fill="#c8341d" d="M640 58h18v12h-18z" />
        <path fill="#f8d77f" d="M636 108h26v26h-26z" />
        <path fill="#7d1f10" d="M674 108h38v48h-38z" />
        <path fill="#fffaf0" d="M674 120h38v20h-38z" />
        <path fill="#e0b071" d="M672 98h42v12h-42z" />
      </g>
      <g>
        <path fill="#d98a2b" d="M634 236q0-14 6-20v-20h16v20q6 6 6 20v56h-28z" />
        <path fill="#fffaf0" d="M634 246h28v24h-28z" />
        <path fill="#2f6a48" d="M676 232h28v60h-28z" />
        <path fill="#f8d77f" d="M676 250h28v18h-28z" />
        <path fill="#1e4630" d="M680 218h20v14h-20z" />
        <path fill="#c8341d" d="M712 246h22v46h-22z" />
        <path fill="#fffaf0" d="M716 232h14v14h-14z" />
      </g>
      <g>
        <path fill="#fffaf0" d="M640 376h34v66h-34z" />
        <path fill="#e5702a" d="M640 392h34v50h-34z" />
        <path fill="#f6994a" d="M640 364h34v12h-34z" />
        <path fill="#f8d77f" d="M688 384h40v58h-40z" />
        <path fill="#c8341d" d="M688 400h40v20h-40z" />
      </g>
      <path fill="#b9cdb8" d="M612 140l136-6v34l-136 4zM612 276l136-2v34H612zM612 424l136 2v36l-136-4z" />
    </>
  );
}

/** The list of three things to finish, and the bag they came in. */
function Wall() {
  return (
    <>
      <path fill="#9c2210" d="M58 70l112-6 6 150-112 6z" />
      <path fill="#fbf4e6" d="M52 62l112-6 6 150-112 6z" />
      <path fill="#f8d77f" d="M92 46l44-3 2 22-44 3z" />
      <path
        fill="none"
        stroke="#2b1912"
        strokeWidth="5"
        strokeLinecap="round"
        d="M98 100l50-3M99 134l40-2M101 168l50-3"
      />
      <path
        fill="none"
        stroke="#c5301a"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M70 102l6 7 10-15M72 136l6 7 10-15M74 170l6 7 10-15"
      />
      {/* bag on floor */}
      <path fill="#8e2712" d="M10 486h210v14H10z" />
      <path fill="#dcb683" d="M28 300l22-22 24 22 25-22 25 22 25-22 22 22 20-18 14 218H16z" />
      <path fill="#b98a51" d="M28 300l22-22 24 22 25-22 25 22 25-22 22 22 20-18 3 42H25z" opacity=".55" />
      <path fill="#c5301a" d="M70 398c0 26 18 42 42 42s42-16 42-42z" />
      <path fill="#f08f2e" d="M86 424c8-12 44-12 52 0-7 11-15 16-26 16s-19-5-26-16z" />
      <path
        fill="none"
        stroke="#2b1912"
        strokeWidth="8"
        strokeLinecap="round"
        d="M76 374c6-18 24-18 30 0M118 374c6-18 24-18 30 0"
      />
    </>
  );
}

/** The cover in a few shapes. */
export function ArticleMark({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M0 0h120v120H0z" fill="#cf4328" />
      <path d="M22 12q0-4 4-4h56q4 0 4 4v108H22zM90 8l26-6v118H90z" fill="#fbf4e6" />
      <path d="M28 16h52v104H28zM95 16l16-3v107H95z" fill="#e2ebd5" />
      <path d="M28 44h52v4H28zm0 32h52v4H28zm67-30 16-2v6H95zm0 34h16v6H95z" fill="#a9c2ae" />
      <path d="M34 26h20v18H34z" fill="#fffaf0" />
      <path d="M32 22h24v6H32zm27 30h14v24H59z" fill="#2f6a48" />
      <path d="M60 32h14v12H60z" fill="#f0b541" />
      <path d="M33 70a6 7 0 1 1 12 0 6 7 0 1 1 12 0v6H33z" fill="#e3b27a" />
      <path d="M32 104c-2-16 12-20 16-12 4-10 18-6 16 4 10-4 14 6 10 14v10H32z" fill="#4f8a3f" />
    </Drawing>
  );
}
