/* The block in the editor. No build step: WordPress brings React and its controls. */
;(({ blocks, blockEditor, components, compose, element, url }, { preview, labels, journeys }) => {
  const { createElement: h, Fragment, useEffect, useState } = element

  /** The attributes, once the author has stopped typing for half a second: each change loads the preview again. */
  function useSettled(attributes) {
    const [settled, setSettled] = useState(attributes)
    const settle = compose.useDebounce(setSettled, 500)
    useEffect(() => settle(attributes), [attributes, settle])
    return settled
  }

  function Edit({ attributes, setAttributes }) {
    const { venue, journey, popup, label } = useSettled(attributes)
    const text = (name, more) =>
      h(components.TextControl, {
        label: labels[name],
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        ...more,
      })
    return h(
      Fragment,
      null,
      h(
        blockEditor.InspectorControls,
        null,
        h(
          components.PanelBody,
          { title: labels.settings },
          text('venue', { help: labels.venueTip }),
          h(components.SelectControl, {
            label: labels.journey,
            value: attributes.journey,
            options: Object.entries(journeys).map(([value, name]) => ({ value, label: name })),
            onChange: (value) => setAttributes({ journey: value }),
          }),
          h(components.ToggleControl, {
            label: labels.popup,
            checked: attributes.popup,
            onChange: (value) => setAttributes({ popup: value }),
          }),
          attributes.popup && text('label'),
        ),
      ),
      h(
        'div',
        blockEditor.useBlockProps(),
        // An author can't book a table by mistake.
        h(
          components.Disabled,
          null,
          h('iframe', {
            title: labels.preview,
            src: url.addQueryArgs(preview, { venue, journey, popup, label }),
            style: { border: 0, display: 'block', width: '100%', height: popup ? 80 : 700 },
          }),
        ),
      ),
    )
  }

  blocks.registerBlockType('tavola/booking', { edit: Edit, save: () => null })
})(window.wp, window.tavolaBlock)
